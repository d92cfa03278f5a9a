import { Apple, ArrowRight, Smartphone } from 'lucide';
import { MONEY } from '../common/copy/money';
import { Icon } from '../common/layout/Icon';
import { Bracket } from './Bracket';
import * as t from './landing.messages';

const { exampleRoom: example } = MONEY;

export function Hero() {
  return (
    <section className="hero" id="home" tabIndex={-1} aria-label={t.home}>
      <div className="wrap">
        <div>
          <p className="eyebrow">{t.everyDay}</p>
          <h1>
            <span>{MONEY.headline[0]}</span> <span className="win">{MONEY.headline[1]}</span>
          </h1>
          <p className="lead">{MONEY.promise}</p>
          <div className="cta">
            <a className="button strong" href="/auth/register" data-when="visitor">
              {t.enterTheArena} <Icon node={ArrowRight} />
            </a>
            <a className="button strong" href="/test" data-when="member">
              {t.upcomingTournaments} <Icon node={ArrowRight} />
            </a>
            <a className="button quiet" href="#earnings">
              {t.howEarningsWork}
            </a>
          </div>
          <ul className="stores" aria-label={t.apps}>
            <li>
              <Icon node={Smartphone} /> {t.androidSoon}
            </li>
            <li>
              <Icon node={Apple} /> {t.iosSoon}
            </li>
          </ul>
        </div>
        <div className="bracket">
          <Bracket />
          <div className="result" role="group" aria-label={t.exampleResult}>
            <p>
              <span>{example.room}</span>
              <b className="good">{example.state}</b>
            </p>
            <p>
              <i className="face" aria-hidden="true">
                {example.winner[0]}
              </i>
              <span>{example.winner}</span>
              <span className="good">{example.prize}</span>
            </p>
            <p>
              <i className="face second" aria-hidden="true">
                {example.second[0]}
              </i>
              <span>{example.second}</span>
              <span className="dim">{t.secondPlace}</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

const FACTS = [
  [t.roomSizes, t.roomSizesText],
  [t.rewardTiers, t.rewardTiersText],
  [t.checkedByPeople, t.checkedByPeopleText],
] as const;

export function Facts() {
  return (
    <div className="wrap">
      <ul className="facts">
        {FACTS.map(([figure, meaning]) => (
          <li key={figure}>
            <b className="display">{figure}</b>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
