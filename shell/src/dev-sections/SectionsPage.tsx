import { lazyComponent } from '@arena/shared/ui';
import SectionsScreen from '../sections-screen/SectionsScreen';

// In its own chunk, because it needs the form library.
const DevSectionsPanel = lazyComponent(() =>
  import(/* webpackChunkName: "dev-sections-panel" */ './DevSectionsPanel').then((module) => module.DevSectionsPanel),
);

export default function SectionsPage() {
  return (
    <SectionsScreen>
      <DevSectionsPanel />
    </SectionsScreen>
  );
}
