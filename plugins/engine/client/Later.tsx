import React, {
  Component,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { beginPart, endPart, turn, whenMatching } from './slices';
import { isTakingOver } from './taking-over';

interface Props {
  children: ReactNode;
  /** Media query without which the part is not shown: until it matches, the server's HTML stays as it is. */
  media?: string;
}

/** Waits for its turn, as long as nothing of it has been rendered. */
class Waiting extends Component<Props> {
  private turn: Promise<void> | undefined;
  private isReady = false;
  private isRendered = false;

  override render(): ReactNode {
    if (this.isReady) {
      if (!this.isRendered) beginPart();
      this.isRendered = true;
      return this.props.children;
    }
    const { media } = this.props;
    this.turn ??= (media === undefined ? turn() : whenMatching(media).then(turn)).then(() => {
      this.isReady = true;
    });
    // How a component says that it is not ready yet; the server's HTML stays meanwhile
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw this.turn;
  }
}

/**
 * What asks whether it is in a browser is told what it was told on the server, until it has been rendered once. A part
 * that differs from what the server has sent is made anew, as `react/client.ts` does it with a page.
 */
function AsServed({ children }: Props): ReactNode {
  const isBrowser = useContext(BrowserContext);
  const [isServed, setIsServed] = useState(true);
  const [differs, setDiffers] = useState(false);
  // Preact renders a part and runs its layout effects in one go, and those of its children first
  useLayoutEffect(() => setDiffers(endPart()), []);
  useEffect(() => setIsServed(false), []);
  return (
    <BrowserContext.Provider key={String(differs)} value={isBrowser && !isServed}>
      {children}
    </BrowserContext.Provider>
  );
}

/**
 * A part of the page that the app takes over in a task of its own (`slices.ts`). It must be exactly one element. On
 * pages that the app makes itself it makes no difference.
 */
export default function Later({ children, media }: Props): ReactNode {
  const [isPart] = useState(isTakingOver);
  if (!isPart) return children;
  return (
    <Suspense fallback={null}>
      <Waiting media={media}>
        <AsServed>{children}</AsServed>
      </Waiting>
    </Suspense>
  );
}

/** A component whose element is always taken over in a task of its own, and where `media` matches at the earliest. */
export function later<Properties extends object>(
  Part: ComponentType<Properties>,
  media?: string,
): (props: Properties) => ReactNode {
  return function LaterPart(props) {
    return (
      <Later media={media}>
        <Part {...props} />
      </Later>
    );
  };
}
