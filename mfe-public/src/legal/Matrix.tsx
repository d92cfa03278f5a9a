/** One region's legal requirements, used by the addendums and the compliance matrix. */
export interface Region {
  readonly id: string;
  readonly name: string;
  readonly laws: readonly string[];
  readonly points: readonly string[];
  /** The age of digital consent and the breach notification deadline. */
  readonly consentAge: string;
  readonly breach: string;
  readonly paidEntry: string;
}

export function Matrix({ regions }: { readonly regions: readonly Region[] }) {
  return (
    <div className="scroll" role="region" aria-label="Country compliance matrix" tabIndex={0}>
      <table>
        <caption>{regions.length} regions and the regulations that apply</caption>
        <thead>
          <tr>
            {['Country or region', 'Regulations', 'Age of digital consent', 'Breach reporting', 'Paid entry'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {regions.map(({ id, name, laws, consentAge, breach, paidEntry }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/privacy/legal#${id}`}>{name}</a>
              </th>
              <td>{laws.join('; ')}</td>
              <td>{consentAge}</td>
              <td>{breach}</td>
              <td>{paidEntry}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
