import { SITE } from '../common/copy/site';
import { Page } from '../common/layout/Page';
import form from '../common/styles/form.css';
import landing from '../common/styles/landing.css';
import { Contact } from './Contact';
import { Earnings } from './Earnings';
import { Features } from './Features';
import { Games } from './Games';
import { Facts, Hero } from './Hero';
import * as t from './landing.messages';

/** `/`, the public landing page (part 1 §2). */
export default function LandingPage() {
  return (
    <Page path="/" title={t.pageTitle} description={SITE.description} styles={[landing, form]} landing>
      <Hero />
      <Facts />
      <Games />
      <Features />
      <Earnings />
      <Contact />
    </Page>
  );
}
