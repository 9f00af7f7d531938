/** An element of a class, with what is inside it. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string, ...inside: readonly (string | Node)[]): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  if (name !== '') made.className = name
  made.append(...inside)
  return made
}
