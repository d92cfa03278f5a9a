/** Every address of this area. */
export const streamPaths = { list: () => '/admin/live-management' };
