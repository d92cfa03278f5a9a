import bermuda from '../common/art/map-bermuda.webp';
import erangel from '../common/art/map-erangel.webp';
import kalahari from '../common/art/map-kalahari.webp';
import karakin from '../common/art/map-karakin.webp';
import livik from '../common/art/map-livik.webp';
import miramar from '../common/art/map-miramar.webp';
import purgatory from '../common/art/map-purgatory.webp';
import sanhok from '../common/art/map-sanhok.webp';
import vikendi from '../common/art/map-vikendi.webp';

const GAMES = [
  {
    title: 'PUBG Mobile',
    sentence: 'Solo or squad, on six maps.',
    maps: [
      { title: 'Erangel', drawing: erangel },
      { title: 'Miramar', drawing: miramar },
      { title: 'Sanhok', drawing: sanhok },
      { title: 'Vikendi', drawing: vikendi },
      { title: 'Livik', drawing: livik },
      { title: 'Karakin', drawing: karakin },
    ],
  },
  {
    title: 'Free Fire',
    sentence: 'Solo or squad, on three maps.',
    maps: [
      { title: 'Bermuda', drawing: bermuda },
      { title: 'Purgatory', drawing: purgatory },
      { title: 'Kalahari', drawing: kalahari },
    ],
  },
];

/** With scripts, users can choose a map; the drawings load when the section is near. */
export function Games() {
  return (
    <section className="sec" id="games" tabIndex={-1} aria-labelledby="games-title">
      <div className="wrap">
        <h2 id="games-title">Pick your ground</h2>
        <p>Two games, nine maps. You pick where to fight.</p>
        <div className="ground">
          <div className="lists">
            {GAMES.map(({ title, sentence, maps }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{sentence}</p>
                <ul className="chips" aria-label={`Maps of ${title}`}>
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
            <figcaption>Erangel, map outline</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
