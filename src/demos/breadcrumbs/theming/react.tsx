import { IonBreadcrumb, IonBreadcrumbs } from '@ionic/react';

const css = `
  ion-breadcrumb {
    --color: #6d28d9;
    --color-active: #4c1d95;
    --color-hover: #7c3aed;
    --color-focused: #4c1d95;
    --background-focused: #ede9fe;
  }

  ion-breadcrumb::part(separator) {
    color: #a78bfa;
  }

  ion-breadcrumb::part(native) {
    border-radius: 4px;
    font-weight: 600;
  }
`;

export default function Example() {
  return (
    <>
      <style>{css}</style>
      <nav aria-label="Breadcrumb">
        <IonBreadcrumbs>
          <IonBreadcrumb href="#home">Home</IonBreadcrumb>
          <IonBreadcrumb href="#garden">Garden</IonBreadcrumb>
          <IonBreadcrumb aria-current="page">Tools</IonBreadcrumb>
        </IonBreadcrumbs>
      </nav>
    </>
  );
}
