/** The address of the screen that shows the widgets. Alone in a file: the document's first script knows it too. */
export const WIDGETS_AT = '/admin';
