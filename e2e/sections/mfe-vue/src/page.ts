import { gameCalls } from '@arena/shared/contract';
import type { Mount, MountContext } from '@arena/shared/contract/section';
import { createApp, createStaticVNode, defineComponent, h, ref } from 'vue';

const style = new CSSStyleSheet();
style.replaceSync('h1 { color: rgb(65, 184, 131) }');

const Page = (context: MountContext) =>
  defineComponent(() => {
    const games = ref<readonly (string | null)[]>([]);
    const fail = () => {
      throw new Error('of a handler in Vue');
    };
    if (context.navigation.get().search === '?broken') fail();
    void context.api.call(gameCalls.games, {}).then((all) => (games.value = all.map(({ title }) => title)));
    return () => [
      h('h1', 'Games in Vue'),
      createStaticVNode('<p>Static <b>text</b></p>', 1),
      ...games.value.map((title) => h('li', title ?? '')),
      h('a', { href: '/admin/react-18' }, 'Games in React 18'),
      h('button', { onClick: fail }, 'Break'),
    ];
  });

export const mount: Mount = (element, context) => {
  (element.getRootNode() as ShadowRoot).adoptedStyleSheets.push(style);
  const app = createApp(Page(context));
  // Otherwise Vue only writes errors to the browser's console.
  app.config.throwUnhandledErrorInProduction = true;
  app.mount(element);
  return () => app.unmount();
};
