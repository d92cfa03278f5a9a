export const WITHOUT_DEADLINE: { selector: string; message: string };
