export const messagePaths = { list: () => '/admin/messages' };
