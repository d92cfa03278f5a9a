import { ChevronDown, LayoutDashboard, LogOut, Menu, Moon, Sun, UserPen } from 'lucide';
import { SITE } from '../copy/site';
import { Icon } from './Icon';
import { SECTIONS } from './links';
import * as t from './layout.messages';

export function Brand() {
  return (
    <a className="brand" href="/">
      <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 20 12 3l9 17h-5.2L12 12.2 8.2 20z" />
      </svg>
      {SITE.name}
    </a>
  );
}

/** For signed-in users (part 1 §1). All of them see the Admin link; the guard decides. */
function AccountMenu() {
  return (
    <div className="account" data-when="member">
      <button type="button" className="pill" popoverTarget="account-menu">
        <span data-account-name="">{t.player}</span>
        <span className="unseen">{t.accountMenu}</span>
        <Icon node={ChevronDown} size={16} />
      </button>
      <ul id="account-menu" className="menu" popover="auto">
        <li>
          <a href="/admin">
            <Icon node={LayoutDashboard} /> {t.admin}
          </a>
        </li>
        <li>
          <a href="/profile/edit">
            <Icon node={UserPen} /> {t.editProfile}
          </a>
        </li>
        <li>
          <button type="button" data-account-action="logout">
            <Icon node={LogOut} /> {t.logout}
          </button>
        </li>
      </ul>
    </div>
  );
}

export function Header({ landing = false }: { readonly landing?: boolean }) {
  return (
    <header className="top">
      <div className="wrap bar">
        <Brand />
        <nav id="sections" className="menu sections" popover="auto" aria-label={t.main}>
          {SECTIONS.map(({ label, id }) => (
            <a key={id} href={`${landing ? '' : '/'}#${id}`}>
              {label}
            </a>
          ))}
        </nav>
        <button type="button" className="round" data-theme-switch="" aria-label={t.switchTheme}>
          <Icon node={Sun} />
          <Icon node={Moon} />
        </button>
        <a className="pill" href="/auth/login" data-when="visitor">
          {t.login}
        </a>
        <AccountMenu />
        <button type="button" className="round burger" popoverTarget="sections" aria-label={t.sections}>
          <Icon node={Menu} size={20} />
        </button>
      </div>
    </header>
  );
}
