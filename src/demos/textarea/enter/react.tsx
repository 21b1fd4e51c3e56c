import { IonItem, IonLabel, IonList, IonTextarea } from '@ionic/react';
import { useState, type KeyboardEvent } from 'react';

export default function Example() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState<string[]>([]);

  function onKeyDown(event: KeyboardEvent) {
    // An input method uses Enter too, in Safari with the key code 229
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (event.keyCode === 229) return;
    event.preventDefault();
    if (!text) return;
    setSent((all) => [...all, text]);
    setText('');
  }

  return (
    <>
      <IonTextarea
        mode="md"
        fill="outline"
        aria-label="Message"
        placeholder="Enter sends, Shift and Enter breaks the line"
        rows={2}
        enterkeyhint="send"
        autocapitalize="sentences"
        spellcheck
        value={text}
        onIonInput={({ detail }) => setText(detail.value ?? '')}
        onKeyDown={onKeyDown}
      />
      <IonList aria-label="Sent">
        {sent.map((message, index) => (
          <IonItem key={index}>
            <IonLabel>{message}</IonLabel>
          </IonItem>
        ))}
      </IonList>
    </>
  );
}
