import { MONEY } from '../common/copy/money';
import * as t from './landing.messages';

export function Earnings() {
  return (
    <section className="sec" id="earnings" tabIndex={-1} aria-labelledby="earnings-title">
      <div className="wrap">
        <h2 id="earnings-title">{MONEY.earningsTitle}</h2>
        <p>{MONEY.earningsLead}</p>
        <div className="money">
          <ol className="steps">
            {MONEY.steps.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className="receipt">
            <h3>{t.roomReceipt}</h3>
            <dl>
              {MONEY.receipt.map(([what, amount]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </dl>
            <p>{MONEY.receiptNote}</p>
          </div>
        </div>
        <p className="terms">{MONEY.conditions}</p>
      </div>
    </section>
  );
}
