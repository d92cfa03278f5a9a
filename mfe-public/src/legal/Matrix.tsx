/** What one region's law asks of the platform: the source of the addendums and of the compliance matrix. */
export interface Region {
  readonly id: string;
  readonly name: string;
  readonly laws: readonly string[];
  readonly points: readonly string[];
  /** The age of digital consent, and when a breach has to be reported. */
  readonly consentAge: string;
  readonly breach: string;
  readonly paidEntry: string;
}

/** The regions and the regulations that apply. */
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
