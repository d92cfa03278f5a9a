import { ScanSearch, Swords, Trophy, Users, Wallet } from 'lucide';
import { Icon } from '../common/layout/Icon';
import * as t from './landing.messages';

const FEATURES = [
  [Swords, t.challenge, t.challengeText],
  [Trophy, t.brackets, t.bracketsText],
  [ScanSearch, t.proof, t.proofText],
  [Users, t.squad, t.squadText],
  [Wallet, t.cashOut, t.cashOutText],
] as const;

function Duel() {
  return (
    <div className="art" aria-hidden="true">
      <i className="face">Z</i>
      <b>{t.versus}</b>
      <i className="face second">S</i>
    </div>
  );
}

function SmallBracket() {
  return (
    <svg className="art" width="168" height="84" viewBox="0 0 168 84" aria-hidden="true">
      <path d="M0 8H40V20H84M0 32H40V20M0 56H40V68H84M0 80H40V68M84 20V44H128M84 68V44" />
      <path className="way" d="M0 8H40V20H84V44H128" />
      <path className="way" d="M128 30h36v28h-36z" />
    </svg>
  );
}

const ART = [<Duel key="duel" />, <SmallBracket key="bracket" />];

export function Features() {
  return (
    <section className="sec" id="features" tabIndex={-1} aria-labelledby="features-title">
      <div className="wrap">
        <h2 id="features-title">{t.featuresHeading}</h2>
        <ul className="cards">
          {FEATURES.map(([icon, title, text], index) => (
            <li key={title}>
              <Icon node={icon} size={28} />
              {ART[index]}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
