import { Apple, ArrowRight, Smartphone } from 'lucide';
import { MONEY } from '../common/copy/money';
import { Icon } from '../common/layout/Icon';
import { Bracket } from './Bracket';

const { exampleRoom: example } = MONEY;

export function Hero() {
  return (
    <section className="hero" id="home" tabIndex={-1} aria-label="Home">
      <div className="wrap">
        <div>
          <p className="eyebrow">PUBG Mobile and Free Fire, every day</p>
          <h1>
            <span>{MONEY.headline[0]}</span> <span className="win">{MONEY.headline[1]}</span>
          </h1>
          <p className="lead">{MONEY.promise}</p>
          <div className="cta">
            <a className="button strong" href="/auth/register" data-when="visitor">
              Enter the arena <Icon node={ArrowRight} />
            </a>
            <a className="button strong" href="/test" data-when="member">
              Upcoming tournaments <Icon node={ArrowRight} />
            </a>
            <a className="button quiet" href="#earnings">
              How earnings work
            </a>
          </div>
          <ul className="stores" aria-label="Apps">
            <li>
              <Icon node={Smartphone} /> Android, coming soon
            </li>
            <li>
              <Icon node={Apple} /> iOS, coming soon
            </li>
          </ul>
        </div>
        <div className="bracket">
          <Bracket />
          <div className="result" role="group" aria-label="An example of a result">
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
              <span className="dim">2nd</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

const FACTS = [
  ['1v1 to 8v8', 'Open or join a room'],
  ['Top 5, 10, 15', 'Reward tiers in full-map rooms'],
  ['Checked by people', 'Every result, before payout'],
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
