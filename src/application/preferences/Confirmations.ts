/** Questions that a person does not want to be asked again, remembered for each user of this browser. */
export interface Confirmations {
  isSilenced(question: 'webReady'): boolean
  silence(question: 'webReady', silenced: boolean): void
}
