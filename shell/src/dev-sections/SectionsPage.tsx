import { useSearchParams } from '@arena/shared/platform';
import { lazyComponent } from '@arena/shared/ui';
import SectionsScreen from '../sections-screen/SectionsScreen';

// In its own chunk, because it needs the form library.
const DevSectionsPanel = lazyComponent(() =>
  import(/* webpackChunkName: "dev-sections-panel" */ './DevSectionsPanel').then((module) => module.DevSectionsPanel),
);
const PreviewPanel = lazyComponent(() =>
  import(/* webpackChunkName: "preview-panel" */ './PreviewPanel').then((module) => module.PreviewPanel),
);

export default function SectionsPage() {
  const [search] = useSearchParams();
  const id = search.get('preview');
  return (
    <SectionsScreen first={id === null ? null : <PreviewPanel id={id} />}>
      <DevSectionsPanel />
    </SectionsScreen>
  );
}
