/** Every address of this area. */
export const messagePaths = { list: () => '/admin/messages' };
