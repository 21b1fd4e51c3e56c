import { createGesture, IonIcon } from '@ionic/react';
import { move } from 'ionicons/icons';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-16, 0],
  ArrowRight: [16, 0],
  ArrowUp: [0, -16],
  ArrowDown: [0, 16],
};

const styles = `
  .area {
    height: 180px;
    border: 1px dashed var(--ion-color-medium);
    border-radius: 12px;
  }

  .piece {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 12px;
    background: var(--ion-color-primary);
    color: var(--ion-color-primary-contrast);
    font-size: 24px;
    cursor: grab;
    touch-action: none;
  }
`;

export default function Example() {
  const area = useRef<HTMLDivElement>(null);
  const piece = useRef<HTMLButtonElement>(null);
  const rest = useRef({ x: 0, y: 0 });
  const [at, setAt] = useState({ x: 0, y: 0 });

  const moveTo = useCallback((x: number, y: number) => {
    const inside = (value: number, room: number) => Math.round(Math.min(Math.max(value, 0), room));
    const to = {
      x: inside(x, area.current!.clientWidth - piece.current!.offsetWidth),
      y: inside(y, area.current!.clientHeight - piece.current!.offsetHeight),
    };
    setAt(to);
    return to;
  }, []);

  useEffect(() => {
    const gesture = createGesture({
      el: piece.current!,
      gestureName: 'drag',
      threshold: 0,
      onMove: ({ deltaX, deltaY }) => {
        moveTo(rest.current.x + deltaX, rest.current.y + deltaY);
      },
      onEnd: ({ deltaX, deltaY }) => {
        rest.current = moveTo(rest.current.x + deltaX, rest.current.y + deltaY);
      },
    });
    gesture.enable();
    return () => gesture.destroy();
  }, [moveTo]);

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    rest.current = moveTo(rest.current.x + arrow[0], rest.current.y + arrow[1]);
  }

  return (
    <>
      <style>{styles}</style>
      <div ref={area} className="area">
        <button
          ref={piece}
          className="piece"
          type="button"
          aria-label="Piece: move it with the arrow keys"
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
          onKeyDown={onKeyDown}
        >
          <IonIcon icon={move} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}
