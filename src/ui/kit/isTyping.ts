const OWN_KEYS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

/** Whether keys belong to what has the focus: to a field, or to a dialog or menu that is open. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN_KEYS) !== null
