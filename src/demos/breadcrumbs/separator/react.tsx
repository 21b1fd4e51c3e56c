import { IonBreadcrumb, IonBreadcrumbs } from '@ionic/react';

export default function Example() {
  return (
    <>
      <nav aria-label="Album">
        <IonBreadcrumbs>
          <IonBreadcrumb href="#music">
            Music
            <span slot="separator">→</span>
          </IonBreadcrumb>
          <IonBreadcrumb href="#albums">
            Albums
            <span slot="separator">→</span>
          </IonBreadcrumb>
          <IonBreadcrumb aria-current="page">Evening</IonBreadcrumb>
        </IonBreadcrumbs>
      </nav>
      <nav aria-label="Garden">
        <IonBreadcrumbs>
          <IonBreadcrumb href="#home" separator={false}>
            Home
          </IonBreadcrumb>
          <IonBreadcrumb href="#garden" separator={false}>
            Garden
          </IonBreadcrumb>
          <IonBreadcrumb aria-current="page">Tools</IonBreadcrumb>
        </IonBreadcrumbs>
      </nav>
    </>
  );
}
