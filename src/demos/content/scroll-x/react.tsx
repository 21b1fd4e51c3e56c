import { IonContent } from '@ionic/react';

const css = `
  table {
    width: 960px;
  }

  caption,
  th {
    text-align: start;
  }

  th,
  td {
    padding: 8px;
  }
`;

export default function Example() {
  return (
    <IonContent className="ion-padding" scrollX scrollY={false}>
      <style>{css}</style>
      <table>
        <caption>Train to the coast</caption>
        <tbody>
          <tr>
            <th scope="row">Lake</th>
            <td>7:05</td>
            <td>8:05</td>
            <td>9:05</td>
            <td>10:05</td>
            <td>11:05</td>
            <td>12:05</td>
          </tr>
          <tr>
            <th scope="row">Old town</th>
            <td>7:40</td>
            <td>8:40</td>
            <td>9:40</td>
            <td>10:40</td>
            <td>11:40</td>
            <td>12:40</td>
          </tr>
          <tr>
            <th scope="row">Coast</th>
            <td>8:55</td>
            <td>9:55</td>
            <td>10:55</td>
            <td>11:55</td>
            <td>12:55</td>
            <td>13:55</td>
          </tr>
        </tbody>
      </table>
    </IonContent>
  );
}
