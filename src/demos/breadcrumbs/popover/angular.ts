import { Component, signal } from '@angular/core';
import {
  IonBreadcrumb,
  IonBreadcrumbs,
  IonContent,
  IonItem,
  IonLabel,
  IonList,
  IonPopover,
} from '@ionic/angular/standalone';
import type { BreadcrumbCollapsedClickEventDetail } from '@ionic/core';

@Component({
  selector: 'app-example',
  imports: [IonBreadcrumb, IonBreadcrumbs, IonContent, IonItem, IonLabel, IonList, IonPopover],
  template: `
    <ion-content class="ion-padding">
      <nav aria-label="Breadcrumb">
        <ion-breadcrumbs [maxItems]="3" (ionCollapsedClick)="show($event)">
          <ion-breadcrumb href="#home">Home</ion-breadcrumb>
          <ion-breadcrumb href="#garden">Garden</ion-breadcrumb>
          <ion-breadcrumb href="#plants">Plants</ion-breadcrumb>
          <ion-breadcrumb href="#herbs">Herbs</ion-breadcrumb>
          <ion-breadcrumb aria-current="page">Basil</ion-breadcrumb>
        </ion-breadcrumbs>
      </nav>
      <ion-popover
        role="dialog"
        aria-label="Hidden steps"
        [dismissOnSelect]="true"
        [isOpen]="!!event()"
        [event]="event()"
        (didDismiss)="event.set(undefined)"
      >
        <ng-template>
          <ion-list lines="none">
            @for (step of steps(); track step.url) {
              <ion-item [href]="step.url" [detail]="false">
                <ion-label>{{ step.title }}</ion-label>
              </ion-item>
            }
          </ion-list>
        </ng-template>
      </ion-popover>
    </ion-content>
  `,
})
export class ExampleComponent {
  readonly event = signal<Event | undefined>(undefined);
  readonly steps = signal<{ title?: string; url?: string }[]>([]);

  show(event: CustomEvent<BreadcrumbCollapsedClickEventDetail>) {
    const hidden = event.detail.collapsedBreadcrumbs ?? [];
    this.steps.set(
      hidden.map(({ href, textContent }) => ({ title: textContent?.trim(), url: href })),
    );
    this.event.set(event);
  }
}
