import { IonChip, IonItem, IonLabel, IonList } from '@ionic/react';
import { useState } from 'react';

const tags = ['Open now', 'With garden'];
const places = [
  { name: 'Café at the mill', tags: ['Open now'] },
  { name: 'Corner bakery', tags: [] as string[] },
  { name: 'Tea house', tags: ['Open now', 'With garden'] },
];

export default function Example() {
  const [active, setActive] = useState<string[]>([]);

  const toggle = (tag: string) =>
    setActive(active.includes(tag) ? active.filter((other) => other !== tag) : [...active, tag]);

  return (
    <>
      <div role="group" aria-label="Filter">
        {tags.map((tag) => (
          <IonChip
            key={tag}
            role="button"
            tabIndex={0}
            aria-pressed={active.includes(tag)}
            color={active.includes(tag) ? 'primary' : undefined}
            outline={!active.includes(tag)}
            onClick={() => toggle(tag)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              toggle(tag);
            }}
          >
            {tag}
          </IonChip>
        ))}
      </div>
      <IonList>
        {places
          .filter((place) => active.every((tag) => place.tags.includes(tag)))
          .map(({ name }) => (
            <IonItem key={name}>
              <IonLabel>{name}</IonLabel>
            </IonItem>
          ))}
      </IonList>
    </>
  );
}
