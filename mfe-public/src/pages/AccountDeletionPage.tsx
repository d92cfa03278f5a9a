import { Field } from '../common/forms/Field';
import { PublicForm } from '../common/forms/PublicForm';
import { Page } from '../common/layout/Page';
import { Blocks } from '../common/layout/Blocks';
import document from '../common/styles/document.css';
import form from '../common/styles/form.css';

const DELETED = [
  'Your name, email address, mobile number, password and profile picture',
  'Your in-game ids, and your name in rankings and room lists',
  'Screenshots of matches that are over and not in dispute',
];

const KEPT = [
  'Payments, prizes and redeems: as long as tax law requires, up to 10 years',
  'Results of matches, without your name',
  'Data needed for open disputes or court orders, until resolved',
  'Copies in backups: gone after 30 days',
];

/** `/account-deletion` (part 1 §2): reachable without signing in. */
export default function AccountDeletionPage() {
  return (
    <Page
      path="/account-deletion"
      title="Account deletion"
      description="Request deletion of your Arena account: what we delete, what the law requires us to keep and for how long, and the form. You don’t need to sign in."
      styles={[document, form]}
    >
      <div className="wrap page soon">
        <div>
          <h1>Account deletion</h1>
          <p className="intro">
            Request deletion of your account. You don’t need to be signed in. We write to the address of the account, and delete it within
            30 days after you have confirmed. Redeem your balance first.
          </p>
          <div className="text plain">
            <h2>What is deleted</h2>
            <Blocks blocks={[DELETED]} />
            <h2>What is kept, and for how long</h2>
            <Blocks blocks={[KEPT, 'More in the [privacy policy](/privacy-policy#how-long).']} />
          </div>
        </div>
        <PublicForm name="account-deletion" label="Account deletion" submit="Request deletion">
          <Field
            id="deletion-email"
            name="email"
            label="Email"
            type="email"
            hint="The email on your account."
            required
            autoComplete="email"
          />
          <Field id="deletion-reason" name="reason" label="Reason (optional)" type="textarea" hint="It won’t affect your request." />
          <Field id="deletion-confirm" name="confirm" label="Confirmation" hint="Type DELETE, in capitals." required />
        </PublicForm>
      </div>
    </Page>
  );
}
