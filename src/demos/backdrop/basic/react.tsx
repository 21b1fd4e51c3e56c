import { IonBackdrop, IonButton, IonContent } from '@ionic/react';
import { useEffect, useRef, useState } from 'react';

const styles = `
  .tour ion-backdrop {
    opacity: 0.4;
  }

  .hint {
    position: absolute;
    inset: auto 16px 16px;
    z-index: 10;
    padding: 16px;
    border-radius: 12px;
    background: var(--ion-background-color, #ffffff);
    outline: none;
  }
`;

export default function Example() {
  const [open, setOpen] = useState(false);
  const page = useRef<HTMLIonContentElement>(null);
  const start = useRef<HTMLIonButtonElement>(null);
  const hint = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const content = page.current;
    const button = start.current?.shadowRoot?.querySelector('button');
    content?.toggleAttribute('inert', true);
    hint.current?.focus();
    return () => {
      content?.toggleAttribute('inert', false);
      button?.focus();
    };
  }, [open]);

  return (
    <>
      <style>{styles}</style>
      <IonContent ref={page} className="ion-padding">
        <IonButton ref={start} onClick={() => setOpen(true)}>
          Show hint
        </IonButton>
      </IonContent>
      {open && (
        <div
          className="tour"
          role="presentation"
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(false);
          }}
        >
          <IonBackdrop onIonBackdropTap={() => setOpen(false)} />
          <div
            ref={hint}
            className="hint"
            role="dialog"
            aria-modal="true"
            aria-label="Hint"
            tabIndex={-1}
          >
            <p>Drafts are kept on this device for thirty days.</p>
            <IonButton size="small" onClick={() => setOpen(false)}>
              Close
            </IonButton>
          </div>
        </div>
      )}
    </>
  );
}
