import bermuda from '../common/art/map-bermuda.webp';
import erangel from '../common/art/map-erangel.webp';
import kalahari from '../common/art/map-kalahari.webp';
import karakin from '../common/art/map-karakin.webp';
import livik from '../common/art/map-livik.webp';
import miramar from '../common/art/map-miramar.webp';
import purgatory from '../common/art/map-purgatory.webp';
import sanhok from '../common/art/map-sanhok.webp';
import vikendi from '../common/art/map-vikendi.webp';
import * as t from './landing.messages';

const GAMES = [
  {
    title: t.pubgMobile,
    sentence: t.pubgMaps,
    maps: [
      { title: t.erangel, drawing: erangel },
      { title: t.miramar, drawing: miramar },
      { title: t.sanhok, drawing: sanhok },
      { title: t.vikendi, drawing: vikendi },
      { title: t.livik, drawing: livik },
      { title: t.karakin, drawing: karakin },
    ],
  },
  {
    title: t.freeFire,
    sentence: t.freeFireMaps,
    maps: [
      { title: t.bermuda, drawing: bermuda },
      { title: t.purgatory, drawing: purgatory },
      { title: t.kalahari, drawing: kalahari },
    ],
  },
];

/** With scripts, users can choose a map; the drawings load when the section is near. */
export function Games() {
  return (
    <section className="sec" id="games" tabIndex={-1} aria-labelledby="games-title">
      <div className="wrap">
        <h2 id="games-title">{t.pickYourGround}</h2>
        <p>{t.gamesText}</p>
        <div className="ground">
          <div className="lists">
            {GAMES.map(({ title, sentence, maps }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{sentence}</p>
                <ul className="chips" aria-label={t.mapsOf(title)}>
                  {maps.map((map) => (
                    <li key={map.title}>
                      <span data-map={map.drawing}>{map.title}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <figure className="map">
            <img src={erangel} width="640" height="480" loading="lazy" decoding="async" alt="" />
            <figcaption>{t.firstMapOutline}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
