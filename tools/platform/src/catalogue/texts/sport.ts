/** Live sport with archive: title | branch | picture | description. */
export const sport = `
Fjordligaen: Havørn – Nordkraft | Fotball | pitch | Toppoppgjøret i Fjordligaen. Vinneren overtar ledelsen før vinterpausen.
Fjordligaen: Strinda Stål – Solvind | Fotball | pitch | To lag i fritt fall møtes i det begge kaller en finale.
Fjordligaen: Kystens Ville – Lyn av Lista | Fotball | pitch | Lokaloppgjør med gammelt nag og ny trener på begge benker.
Nordcupen, semifinale: Solvind – Havørn | Fotball | pitch | Ett lag til finalen, på nytt gress og under gamle flomlys.
Toppserien kvinner: Bølgen – Aurora | Fotball | pitch | Seriemester mot utfordrer i kampen begge har ventet på.
Europanatten: Havørn – Real Cantera | Fotball | pitch | Første norske lag i kvartfinale på tjue år, hjemme for fulle tribuner.
Isligaen: Stormen – Polar | Ishockey | rink | Sjette kamp i serien, og den må vinnes.
Isligaen: Jern – Narvik Nord | Ishockey | rink | Mestrene møter tabellens hyggeligste overraskelse.
Isligaen: Glassverket – Stormen | Ishockey | rink | To lag, tre rutinerte backer og et vanvittig powerplay.
Verdenscup langrenn: sprint, Granåsen | Langrenn | ski | Sprint i fri teknikk med seksten norske til start.
Verdenscup langrenn: femmila, Kollen | Langrenn | ski | Fem mil, tretti tusen tilskuere og en kjent bakke mot mål.
Verdenscup hopp: Vikersundbakken | Hopp | ski | Skiflyging i verdens største bakke, kvalifisering og finaleomgang.
Verdenscup hopp kvinner: Lillehammer | Hopp | ski | Sesongåpning under flomlys, to omganger.
Verdenscup alpint: utfor, Kvitfjell | Alpint | ski | Tre tusen meter isbakke og hundre og førti kilometer i timen.
Verdenscup alpint: slalåm natt | Alpint | ski | To omganger under lys med publikum helt opp til portene.
Skiskyting: fellesstart, Sjusjøen | Skiskyting | ski | Tretti løpere, fire skytinger og en motbakke som aldri tar slutt.
Skiskyting: mixed stafett | Skiskyting | ski | To kvinner og to menn fra hver nasjon, og null rom for bom.
Håndballuka: Vestkysten – Bastion | Håndball | arena | Grundig taktikk og lite nåde i seriens hardeste hall.
Håndballuka kvinner: Nordstjernen – Larviken | Håndball | arena | Landslagsrevansj i klubbdrakt.
Basketligaen: Bærbyen – Gimsøy | Basket | arena | Sluttspillplassen avgjøres i siste runde.
Rallycross: Lånkebanen | Motorsport | track | Grus, asfalt og fire runder uten å løfte foten.
Nordisk GP: kvalifisering | Motorsport | track | Startrekkefølgen avgjøres på tidenes våteste bane.
Nordisk GP: løpet | Motorsport | track | Syttien runder, tre stallordrer og én utgang av svingen.
Tour of Fjords: 3. etappe | Sykling | road | Hundre og åtti kilometer med tre fergeleier og en målgang i motbakke.
Tour of Fjords: 5. etappe | Sykling | road | Kongeetappen over Sognefjellet i sludd og motvind.
Halvmaraton i midnattssol | Friidrett | road | Tusen deltakere, ett kveldslys og en ny løyperekord på vei.
Bislettkvelden | Friidrett | track | Tolv øvelser, åtte verdensmestere og en rekord som er moden.
Golf: Fjordmesterskapet, dag 4 | Golf | meadow | Siste ni hull langs sjøkanten, tre slag mellom fem spillere.
Sjakk: hurtigfinalen | Sjakk | abstract | To stormestere, femten minutter og ikke en lyd.
Snowboard: big air | Snowboard | ski | Tre forsøk, to tellende og ett triks ingen har landet før.
Tennis: Nordic Open, finale | Tennis | track | Sittende mester møter sekstenåringen ingen hadde seedet.
Svømming: Kortbane-NM | Svømming | sea | Seks finaler, tre ferske rekorder og en fjortenåring i bane fire.
`;
