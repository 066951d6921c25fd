/**
 * Non-sequential series: title | genres | age limit | picture | kind | description. `topicality` is followed
 * by date, `segment` by its parts.
 */
export const factual = `
Dagens 19 | Nyheter | 0 | studio | topicality | Dagens viktigste saker, direkte hver kveld klokka 19, med korrespondenter der det skjer.
Kveldsnytt Nord | Nyheter | 0 | aurora | topicality | Siste nytt fra landsdelen som er halve landet.
Morgenkaffen | Nyheter, Underholdning | 0 | window | topicality | Nyheter, vær og folk som allerede er våkne. Direkte alle hverdager fra klokka 06.30.
Direkte debatt | Nyheter, Samfunn | 0 | studio | topicality | Ukas hardeste diskusjon, der begge sider må svare på det den andre faktisk sa.
Økonomiuka | Nyheter, Økonomi | 0 | city | topicality | Renter, strøm og lommebok: hva tallene betyr for dem som betaler.
Utsyn | Nyheter, Samfunn | 6 | abstract | topicality | Utenriksmagasinet som reiser dit kartet slutter å passe.
Været og folket | Nyheter, Natur | 0 | fjord | topicality | Meteorologene forklarer hvorfor det ble som det ble, og innrømmer når de tok feil.
Helgerunden | Sport, Nyheter | 0 | pitch | topicality | Alle mål, alle løp og alle forklaringer fra helga.
Studio Is | Sport | 0 | rink | topicality | Ishockeyrunden med eksperter som fortsatt mangler tenner.
Vintersport i dag | Sport | 0 | ski | topicality | Dagens renn, smørebod og stemning, oppsummert på en halvtime.
Målkveld | Sport | 0 | pitch | topicality | Hele runden, samlet i studio med trenere som fremdeles er sinte.
Distrikt | Nyheter, Samfunn | 0 | harbour | topicality | Sakene som er store der de skjer.
Rett på sak | Samfunn, Nyheter | 0 | face | topicality | Ett intervju, tjue minutter, ingen utvei.
Lørdagskveld med Lindås | Underholdning | 0 | stage | segment | Gjester, musikk og et leketøy ingen kan bruke. Direkte fra Bergen.
Spørretimen | Underholdning, Humor | 0 | studio | segment | To lag, ett fasitsvar og en dommer som lar seg bestikke.
Norge rundt hjørnet | Dokumentar, Samfunn | 0 | meadow | segment | Små historier fra steder du nesten har kjørt forbi.
Smaken av kysten | Mat, Natur | 0 | food | segment | Kokk Ingvild Moe seiler fra Hvaler til Hammerfest og lager middag av det bølgene byr på.
Det ligger på loftet | Underholdning, Historie | 0 | room | segment | Folk tar med tingene sine. Ekspertene prøver å ikke gispe.
Musikkhuset | Musikk | 0 | stage | segment | Tre artister, ett rom og låter de aldri har spilt sammen.
Forbrukervakta | Samfunn | 0 | street | segment | Vi tester, krangler og får pengene tilbake.
Humorverket | Humor, Underholdning | 9 | studio | segment | Sketsjer laget fra tirsdag til fredag, og det merkes.
Naturens ganger | Natur, Vitenskap | 0 | forest | segment | Korte møter med dyr som ikke vet at de er på TV.
Verkstedet | Underholdning | 0 | room | segment | Det ødelagte blir helt, det hele blir finere, og noen tar til tårene.
Hva var det jeg sa | Underholdning, Humor | 6 | stage | segment | Et panel av kjente stemmer prøver å huske hva de mente for ti år siden.
Litteraturen | Kultur | 0 | window | segment | Bøker for folk som leser, og for folk som har tenkt å begynne.
`;
