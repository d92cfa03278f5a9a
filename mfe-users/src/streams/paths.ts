export const streamPaths = { list: () => '/admin/live-management' };
