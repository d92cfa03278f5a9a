import { Field } from '../common/forms/Field';
import { PublicForm } from '../common/forms/PublicForm';
import { Page } from '../common/layout/Page';
import { Blocks } from '../common/layout/Blocks';
import document from '../common/styles/document.css';
import form from '../common/styles/form.css';
import * as t from './pages.messages';

const DELETED = [t.deletedAccount, t.deletedNames, t.deletedScreenshots];

const KEPT = [t.keptPayments, t.keptResults, t.keptDisputes, t.keptBackups];

/** `/account-deletion` (part 1 §2): reachable without signing in. */
export default function AccountDeletionPage() {
  return (
    <Page path="/account-deletion" title={t.accountDeletion} description={t.deletionDescription} styles={[document, form]}>
      <div className="wrap page soon">
        <div>
          <h1>{t.accountDeletion}</h1>
          <p className="intro">{t.deletionIntroduction}</p>
          <div className="text plain">
            <h2>{t.whatIsDeleted}</h2>
            <Blocks blocks={[DELETED]} />
            <h2>{t.whatIsKept}</h2>
            <Blocks blocks={[KEPT, t.moreInPolicy]} />
          </div>
        </div>
        <PublicForm name="account-deletion" label={t.accountDeletion} submit={t.requestDeletion}>
          <Field id="deletion-email" name="email" label={t.email} type="email" hint={t.emailHint} required autoComplete="email" />
          <Field id="deletion-reason" name="reason" label={t.reason} type="textarea" hint={t.reasonHint} />
          <Field id="deletion-confirm" name="confirm" label={t.confirmation} hint={t.confirmationHint} required />
        </PublicForm>
      </div>
    </Page>
  );
}
