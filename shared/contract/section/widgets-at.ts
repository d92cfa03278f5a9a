/** The path of the screen that shows the widgets. Its own file, because the document's first script imports it too. */
export const WIDGETS_AT = '/admin';
