import { gameCalls } from '@arena/shared/contract';
import type { Mount, MountContext } from '@arena/shared/contract/section';
import { Component, type ReactNode, useEffect, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

/** React reports rendering errors to boundaries only. */
class Boundary extends Component<{ readonly crash: MountContext['crash']; readonly children: ReactNode }> {
  override componentDidCatch(error: Error) {
    this.props.crash(error);
  }
  override render() {
    return this.props.children;
  }
}

function Page({ api, navigation, notify }: MountContext) {
  const [games, setGames] = useState<readonly (string | null)[]>([]);
  const [broken, setBroken] = useState(false);
  useEffect(() => void api.call(gameCalls.games, {}).then((all) => setGames(all.map(({ title }) => title))), [api]);
  if (broken) throw new Error('of a render in React 18');
  return (
    <>
      <h1>Games in React {version}</h1>
      <ul>
        {games.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <button onClick={() => notify({ message: `${games.length} games`, tone: 'success' })}>Count</button>
      <button onClick={() => navigation.navigate('/admin/vue')}>Games in Vue</button>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  );
}

export const mount: Mount = (element, context) => {
  const style = Object.assign(document.createElement('style'), { textContent: 'h1 { color: rgb(97, 218, 251) }' });
  style.nonce = context.styleNonce;
  element.before(style);
  const root = createRoot(element);
  root.render(
    <Boundary crash={context.crash}>
      <Page {...context} />
    </Boundary>,
  );
  return () => root.unmount();
};
