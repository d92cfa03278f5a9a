import regions from './texts/regions.json';
import * as t from './legal.messages';

export function Matrix() {
  return (
    <div className="scroll" role="region" aria-label={t.matrixHeading} tabIndex={0}>
      <table>
        <caption>{t.regionCount(regions.length)}</caption>
        <thead>
          <tr>
            {[t.region, t.regulations, t.ageOfConsent, t.breachReporting, t.paidEntry].map((heading) => (
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
