import { IonDatetime } from '@ionic/react';

const css = `
  .soft-calendar {
    --background: rgba(112, 76, 255, 0.1);
    margin: 0 auto;
    border-radius: 16px;
  }

  .soft-calendar::part(calendar-day) {
    border-radius: 8px;
  }

  .soft-calendar::part(calendar-day disabled) {
    text-decoration: line-through;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <IonDatetime
        className="soft-calendar"
        presentation="date"
        value="2025-06-12"
        color="tertiary"
        showDefaultTitle
      />
    </>
  );
}
