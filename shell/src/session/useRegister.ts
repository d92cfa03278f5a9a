import { sessionCalls } from '@arena/shared/contract';
import { ApiError, hintOf, messageOf, platform } from '@arena/shared/platform';
import { useRef, useState } from 'react';

// A type, not an interface: a form's values must be assignable to a record.
export type RegisterValues = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

type Field = keyof RegisterValues;

export interface RegisterProblem {
  readonly message: string;
  readonly hint: string | null;
  readonly fields: Partial<Record<Field, string>>;
  readonly attempt: number;
}

export const ALL_REQUIRED_MESSAGE = 'All fields are required';
export const MISMATCH_MESSAGE = 'Passwords do not match';
export const REGISTERED_MESSAGE = 'Registered successfully!';

const FIELDS = ['name', 'email', 'password', 'confirmPassword'] as const satisfies readonly Field[];
const isSecret = (field: Field) => field === 'password' || field === 'confirmPassword';
// A password may be made of blanks; a name may not.
const isEmpty = (values: RegisterValues, field: Field) => (isSecret(field) ? values[field] : values[field].trim()) === '';

/** The two rules of part 2 §5, in their order; null when both are kept. */
export function problemOf(values: RegisterValues): Omit<RegisterProblem, 'attempt'> | null {
  const empty = FIELDS.filter((field) => isEmpty(values, field));
  if (empty.length > 0) {
    return { message: ALL_REQUIRED_MESSAGE, hint: null, fields: Object.fromEntries(empty.map((field) => [field, 'Required'])) };
  }
  if (values.password !== values.confirmPassword) {
    return { message: MISMATCH_MESSAGE, hint: null, fields: { confirmPassword: 'Type the same password again' } };
  }
  return null;
}

const serverProblem = (error: unknown): Omit<RegisterProblem, 'attempt'> => ({
  message: messageOf(error),
  hint: hintOf(error),
  fields:
    error instanceof ApiError
      ? Object.fromEntries(FIELDS.flatMap((field) => (error.fields[field] ? [[field, error.fields[field]]] : [])))
      : {},
});

/** Registering: checks and, only where the server takes registrations, sends. */
export function useRegister(serverTakesThem: boolean, onDone: () => void) {
  const [phase, setPhase] = useState<'open' | 'sending' | 'done'>('open');
  const [problem, setProblem] = useState<RegisterProblem | null>(null);
  const running = useRef(false);
  const attempt = useRef(0);

  const register = async (values: RegisterValues): Promise<RegisterProblem | null> => {
    if (running.current) return null;
    running.current = true;
    attempt.current += 1;
    const fail = (found: Omit<RegisterProblem, 'attempt'>) => {
      running.current = false;
      const failed = { ...found, attempt: attempt.current };
      setPhase('open');
      setProblem(failed);
      return failed;
    };
    const found = problemOf(values);
    if (found !== null) return fail(found);
    setProblem(null);
    if (serverTakesThem) {
      setPhase('sending');
      const { name, email, password } = values;
      try {
        await platform().api.call(sessionCalls.register, { body: { name: name.trim(), email: email.trim(), password } });
      } catch (error) {
        return fail(serverProblem(error));
      }
    }
    onDone();
    setPhase('done');
    return null;
  };

  return { phase, problem, register };
}
