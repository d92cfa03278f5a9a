interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly type?: 'email' | 'text' | 'textarea';
  readonly hint?: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
}

/** The page's script writes the field's problem below it. */
export function Field({ id, name, label, type = 'text', hint, required = false, autoComplete = 'off' }: FieldProps) {
  const common = {
    id,
    name,
    required,
    autoComplete,
    'aria-describedby': hint === undefined ? `${id}-wrong` : `${id}-hint ${id}-wrong`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? <textarea {...common} /> : <input {...common} type={type} spellCheck={false} />}
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
      <p className="wrong" id={`${id}-wrong`} />
    </div>
  );
}
