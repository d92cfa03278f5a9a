import { lazyComponent } from '@arena/shared/ui';
import SectionsScreen from '../sections-screen/SectionsScreen';

// With the code of forms, which the screen itself does without.
const DevSectionsPanel = lazyComponent(() =>
  import(/* webpackChunkName: "dev-sections-panel" */ './DevSectionsPanel').then((module) => module.DevSectionsPanel),
);

/** /admin/sections with what an administrator can do there. */
export default function SectionsPage() {
  return (
    <SectionsScreen>
      <DevSectionsPanel />
    </SectionsScreen>
  );
}
