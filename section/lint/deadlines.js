/** Requests without one wait for as long as a server or proxy holds the connection. */
export const WITHOUT_DEADLINE = {
  selector: "CallExpression[callee.name='fetch']:not(:has(Property[key.name='signal'] MemberExpression[property.name='timeout']))",
  message: 'A server or proxy may never answer. Pass `signal: AbortSignal.timeout(…)`, with others in `AbortSignal.any([…])`.',
};
