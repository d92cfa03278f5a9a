import { EDITION, type LegalDocument, section } from './document';
import { REGIONS } from './regions';

function Matrix() {
  return (
    <div className="scroll" role="region" aria-label="Country compliance matrix" tabIndex={0}>
      <table>
        <caption>{REGIONS.length} regions against the regulations that apply there</caption>
        <thead>
          <tr>
            <th scope="col">Country or region</th>
            <th scope="col">Regulations</th>
            <th scope="col">Age of digital consent</th>
            <th scope="col">Breach reporting</th>
            <th scope="col">Paid entry</th>
          </tr>
        </thead>
        <tbody>
          {REGIONS.map(({ id, name, laws, consentAge, breach, paidEntry }) => (
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

export const MATRIX: LegalDocument = {
  ...EDITION,
  path: '/country-compliance-matrix',
  title: 'Country compliance matrix',
  description: 'Fourteen regions and what their law asks of Arena: regulations, age of digital consent, breach reporting, paid entry.',
  intro: 'Each region against the regulations that apply there. The words behind each row are in the [regional addendums](/privacy/legal).',
  table: <Matrix />,
  sections: [
    section('reading', 'How to read it', [
      'The age of digital consent is the age from which somebody may agree to the use of their own data. The ages for tournaments and cash features are in the [terms and conditions](/terms-and-conditions#age) and can be higher.',
      'Breach reporting is the time after which an authority has to know, counted from when we do. Where a region has none, we report without delay.',
    ]),
    section('limits', 'What it is not', [
      'An overview, and no legal advice. Laws change; the date at the top says when this page was last checked.',
    ]),
  ],
};
