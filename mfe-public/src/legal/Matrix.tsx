import regions from './texts/regions.json';

export function Matrix() {
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
