/** [SHELL-51] The two sizes of dialogs, in pixels. */
export const DIALOG_WIDTH = { small: 416, large: 768 } as const
