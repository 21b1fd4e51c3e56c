import {
  Component,
  inject,
  signal,
  viewChild,
  type AfterViewInit,
  type ElementRef,
  type OnDestroy,
} from '@angular/core';
import { GestureController, IonIcon, type Gesture } from '@ionic/angular/standalone';
import { addIcons } from 'ionicons';
import { move } from 'ionicons/icons';

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-16, 0],
  ArrowRight: [16, 0],
  ArrowUp: [0, -16],
  ArrowDown: [0, 16],
};

@Component({
  selector: 'app-example',
  imports: [IonIcon],
  template: `
    <div #area class="area">
      <button
        #piece
        class="piece"
        type="button"
        aria-label="Piece: move it with the arrow keys"
        [style.transform]="'translate(' + at().x + 'px, ' + at().y + 'px)'"
        (keydown)="onKeydown($event)"
      >
        <ion-icon name="move" aria-hidden="true" />
      </button>
    </div>
  `,
  styles: `
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
  `,
})
export class ExampleComponent implements AfterViewInit, OnDestroy {
  readonly at = signal({ x: 0, y: 0 });
  private readonly area = viewChild.required<ElementRef<HTMLElement>>('area');
  private readonly piece = viewChild.required<ElementRef<HTMLElement>>('piece');
  private readonly gestures = inject(GestureController);
  private gesture?: Gesture;

  constructor() {
    addIcons({ move });
  }

  ngAfterViewInit() {
    let rest = this.at();
    this.gesture = this.gestures.create(
      {
        el: this.piece().nativeElement,
        gestureName: 'drag',
        threshold: 0,
        onStart: () => {
          rest = this.at();
        },
        onMove: ({ deltaX, deltaY }) => this.moveTo(rest.x + deltaX, rest.y + deltaY),
        onEnd: ({ deltaX, deltaY }) => this.moveTo(rest.x + deltaX, rest.y + deltaY),
      },
      true,
    );
    this.gesture.enable();
  }

  ngOnDestroy() {
    this.gesture?.destroy();
  }

  onKeydown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    this.moveTo(this.at().x + arrow[0], this.at().y + arrow[1]);
  }

  private moveTo(x: number, y: number) {
    const area = this.area().nativeElement;
    const piece = this.piece().nativeElement;
    const inside = (value: number, room: number) => Math.round(Math.min(Math.max(value, 0), room));
    this.at.set({
      x: inside(x, area.clientWidth - piece.offsetWidth),
      y: inside(y, area.clientHeight - piece.offsetHeight),
    });
  }
}
