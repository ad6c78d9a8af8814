// Names of people and towns in languages of the Latin script whose letters go beyond ASCII: the letter pairs that make a
// name are learnt from them.

export const LATIN_NAMES = [
  // German
  `Müller Jürgen Günther Jörg Björn Schröder Köhler Krüger Böhm Groß Weiß Strauß Straße Förster Schäfer Jäger Bäcker Kühn
  Grün Schön Hübner Übel Fröhlich Vögel Bär Röder Möller Käthe Köln München Düsseldorf Zürich Österreich Lübeck Nürnberg
  Würzburg Göttingen Tübingen Saarbrücken Größer Lüdtke Böttcher Schütz Schäuble Götz Königs Dörr Hölzl Löffler Vößing
  Preußen Fußball Süß Heß Bräuer Kästner Wächter Stäbler Häberle Ölmann Döring Bühler Füssen Österle Ärzte Thüringen`,
  // French
  `François René André Frédéric Jérôme Stéphane Hélène Élise Étienne Émile Éric Théo Léo Gaël Joël Noël Raphaël Benoît
  Jérémy Mickaël Chloé Zoé Geneviève Désiré Célestin Lefèvre Lemaître Bérard Guérin Besançon Orléans Nîmes Béziers
  Saint-Étienne Liège Genève Neuchâtel Delacôte Château Cédric Clément Grégoire Sébastien Gérard Hervé Rémi Valérie
  Aurélien Barthélemy Françoise Châlons Mâcon Évreux Île Dôle Crépin Bâle Maçon Angoulême Prévost Lévêque Thérèse
  Mélanie Bénédicte Loïc Anaïs Maëlle Côté Québec Montréal Trois-Rivières Bélanger Gagné Lévesque Hébert Prénom Téléphone
  Société Région Adélaïde Éloïse Daniël Renée Sacré-Cœur Lecœur Bœuf Œuvre Brûlé Août Poincaré Fiancée`,
  // Spanish, Catalan
  `José María García Martínez Rodríguez González Hernández López Pérez Sánchez Ramírez Gómez Díaz Álvarez Jiménez Núñez
  Muñoz Ibáñez Peña Ángel Andrés Tomás Jesús Raúl Joaquín Agustín Martín Simón Ramón Íñigo Óscar Úrsula Víctor Sofía
  Lucía Rocío Inés Hernán Julián Adrián Sebastián Germán Iván Rubén Nicolás Matías Elías Benítez Domínguez Gutiérrez
  Vásquez Vázquez Suárez Ordóñez Cañas Niño Castañeda Zúñiga Bogotá Medellín Córdoba Cádiz Málaga León México Perú
  Panamá Mérida Cancún Concepción Asunción Ocaña Logroño Coruña Güell Agüero Argüelles Yáñez Piñera Núria Dirección
  Teléfono País Compañía Fermín Chávez Márquez Velázquez Ávila Cortés Espíritu Barceló Àlex Jordà Lluís Martí Òscar
  Mònica Solé Gràcia Barça Español Cárdenas Cáceres Marín Durán Galán Guzmán Román Millán Bolívar Nariño Ñustes`,
  // Portuguese
  `João Antônio António Sérgio Flávio Fábio Cláudio Júlio Lúcio Vinícius Luís Inês Simões Guimarães Magalhães Conceição
  Assunção Gonçalves Gonçalo Lourenço França Araújo Brandão Falcão Leitão Galvão São Brasília Goiânia Belém Maranhão
  Ceará Pará Paraná Ribeirão Péricles Estêvão Tomé Zé Mônica Verônica Luíza Patrício Moçambique Açores Évora Setúbal
  Vitória Florianópolis Maceió Niterói Camões Ângela Ângelo Átila Ícaro Ítalo Ênio Érico Conceição Romão Paixão Mourão
  Leão Durão Sebastião Damião Adão Gastão Salomão Irmão Cônego Antão Frazão Plácido Cândido Inácio Amâncio Jordão`,
  // Italian
  `Nicolò Niccolò Giosuè Mosè Noè Cantù Forlì Perù Città Università Libertà Bontà Calabrò Patanè Sanò Cefalù Società
  Località Ragalnà Lunedì Salò Mondovì Nardò Fanfò`,
  // Nordic
  `Björn Göran Håkan Åke Åsa Östen Örjan Sjöberg Lindström Bergström Åberg Öberg Nyström Söderberg Hägg Malmö Göteborg
  Örebro Gävle Västerås Jönköping Norrköping Umeå Luleå Växjö Sjögren Björk Mårten Pär Märta Torbjörn Asbjørn Bjørn
  Jørgen Søren Øyvind Håkon Ståle Åge Øystein Kåre Pål Håvard Møller Sørensen Jørgensen Nørgaard Ødegård Bjørnstad
  Tromsø København Århus Ålborg Helsingør Bodø Ålesund Næss Sæther Kjær Skjærvø Bæk Grønlund Lærke Østergaard Ærø Hansén
  Andrén Lindén Norén Røed Bråten Høiby Mørk Kjærgaard Ågren Ångström Höglund Holmström Öhman Sjöström Åkesson Håkansson
  Jönsson Bäckström Häggström Wästberg Tørnquist Frøya Løken Bøe Grønvold Støre Skåne Småland Blåsjö Dåvøy Rønne Gjøvik
  Häkkinen Mäkinen Väinö Räikkönen Hämäläinen Järvinen Jääskeläinen Määttä Pöysti Yrjö Räsänen Kärkkäinen Hyvärinen
  Jyväskylä Hämeenlinna Seinäjoki Mäkelä Mäntylä Särkkä Päivi Töölö Pälvi Heinävesi Kekäläinen Väyrynen Ylä-Savo Äijälä`,
  // Icelandic
  `Guðmundur Sigurður Þór Þórarinn Jónsson Kristján Ólafur Björgvin Guðrún Ragnarsdóttir Sigríður Árni Ágúst Ásgeir Davíð
  Friðrik Gísli Halldór Ingólfur Jóhann Jökull Magnús Pétur Stefán Þorsteinn Þorvaldur Ævar Örn Reykjavík Kópavogur
  Hafnarfjörður Ísak Úlfur Óðinn Þórður Hlíðar Böðvar Böðvarsson Guðjohnsen Blöndal Sæmundur Ægir Snæbjörn Þráinn Auðunn
  Heiðar Viðar Jónas Hjörtur Steinþór Hallgrímur Friðjón Garðar Aðalsteinn Guðni Arnþór Ísafjörður Seyðisfjörður`,
  // Irish, Welsh, Dutch, Hawaiian
  `Seán Pádraig Ciarán Siobhán Séamus Éamon Órla Gráinne Mícheál Róisín Sinéad Máire Dónal Ruairí Fionnán Dún Cillín Brían
  Siân Rhŷs Llŷr Caërnarfon Zoë Chloë België Geërt Noordwijk Daniëlle Joëlle Kaʻahumanu`,
  // Polish
  `Łukasz Wójcik Żółkiewski Michał Paweł Wiśniewski Dąbrowski Zieliński Szymański Woźniak Kozłowski Zając Pawłowski Król
  Wróbel Stępień Jabłoński Stanisław Władysław Bolesław Mirosław Jarosław Wiesław Zdzisław Przemysław Grażyna Małgorzata
  Błażej Mikołaj Józef Sławomir Świętosław Ścibor Żaneta Źródło Ćwik Ćwikliński Jędrzej Kościuszko Piłsudski Wałęsa Dudziński
  Kraków Łódź Wrocław Poznań Gdańsk Białystok Rzeszów Częstochowa Sosnowiec Toruń Bydgoszcz Łomża Zielona Góra Kępa Gołąb
  Sikorą Wąsik Bąk Dąb Mączka Pająk Ząbek Głowacki Chmielewską Błoński Żak Żuraw Różański Łęcki Łącki Łuczak Gałązka Słoń
  Niedźwiedź Kwaśniewski Leśniak Śliwa Śmigły Jaśkiewicz Kaźmierczak Kołodziej Malinowską Kamiński Kaczyński Gajos Imię Nazwisko Będzin`,
  // Czech, Slovak
  `Jiří Dvořák Novák Černý Procházka Kučera Veselý Horák Němec Pokorný Marešová Pospíšil Hájek Jelínek Král Růžička Beneš Fiala
  Sedláček Doležal Zeman Kolář Navrátil Čermák Vaněk Urbánek Blažek Kříž Kopecký Vlček Konečný Malý Šimek Štěpán Ondřej
  Tomáš Lukáš Matěj Vojtěch Zdeněk Luděk Bedřich Řehoř Žižka Šárka Ľubomír Ľudovít Ján Peťo Maťko Košice Žilina Nitra Trenčín
  Prešov Plzeň Olomouc Liberec Ústí České Budějovice Hradec Králové Pardubice Třebíč Příbram Děčín Třinec Křížek Šťastný Hořejší
  Řezníček Ševčík Čapek Žák Kováč Horváth Tóth Varga Baláž Ďurica Ďuriš Ťažký Hlinčík Kľačko Mečiar Štúr Dubček Smíšek Příjmení Jméno
  Míša Bůžek Krůta Šůla Vít Hynek Strnad Nguyenová Krejčí Jaroš Stach Břetislav Přemysl Křepelka Hřebec Vrťo Nemečková Bystrý`,
  // Hungarian
  `Szőke Győr László István Zoltán Gábor Balázs Tamás Péter Mátyás Sándor József Ferenc Géza Béla Jenő Ernő Dezső Jónás Nándor
  Kovács Szabó Tóth Nagy Horváth Kiss Molnár Németh Balogh Farkas Lakatos Mészáros Juhász Szűcs Fűzfa Fűrész Gyűrű Gergő Erdős
  Petőfi Kőszegi Hegedűs Székely Fehér Őri Űrhajó Ökrös Pálffy Máté Benedek Bódi Győző Csőke Rózsa Szegő Ölvedi Örs Ödön Árpád
  Erdős Bőhm Kőrösi Előd Tőke Nőgrádi Merő Mező Csepregi Tűri Gyűrűs Fűrst Hűvös Derű Időszerű Közművelő Érdlő Szentgyörgyi Lőw Főnök Kővári Dezsőfi Ambrőzy Vezetéknév Keresztnév Utónév Pécs Székesfehérvár Nyíregyháza Kecskemét Hódmezővásárhely Vörös Török Csörgő Bíró Simonyi Orbán Kökény Somogyi Gyöngyös`,
  // Romanian
  `Ionuţ Ștefan Ştefan Mihăiţă Brătianu Ceauşescu Constantinescu Cătălin Călin Răzvan Bogdănel Ţepeş Țepeș Ioniţă Niţă Chiriţă Grigoraş
  Iaşi Bucureşti Braşov Constanţa Timişoara Galaţi Ploieşti Târgu Mureş Râmnicu Vâlcea Bacău Suceavă Hunedoara Bistriţa Mircşe
  Popă Lăcătuş Vlăduţ Pătraşcu Mărginean Fărcaş Săvulescu Împăratul Înăţel Gheorghiţă Tănase Dănuţ Cârstea Pârvu Dumitraşcu Andreşel
  Buzău Sălăgean Dărăscu Iliaş Rareș Ionuț Ioniță Niță Constanța Brașov București Iași Timișoara Mureș`,
  // Croatian, Serbian, Slovene, Bosnian
  `Kovačević Horvatić Jurić Marić Babić Petrović Jovanović Nikolić Đorđević Đoković Đuro Stojanović Ilić Pavlović Marković
  Šimić Šarić Žagar Žarko Živković Čačić Čović Ćosić Ćiro Božić Vučić Milošević Tadić Šešelj Modrić Rakitić Mandžukić Perišić
  Krešimir Tomislavčić Zvonimir Stjepan Šibenik Čakovec Niš Čačak Đakovo Požega Kranjčević Plečnik Prešeren Žižek Šuštar Zupančič
  Novaković Rožman Golob Potočnik Kočevar Bratušek Hočevar Vidmarčič Maribor Aljaž Matjaž Andraž Tilen Gašper Miloš Uroš Saša
  Slađana Anđela Anđelko Mađar Nađ Hadžić Džeko Ibrahimović Izetbegović Begić Rašić Vuković Češnjaj Krč Škof Kršić`,
  // Turkish, Azeri
  `Yılmaz Şahin Çelik Öztürk Yıldız Yıldırım Aydın Özdemir Kılıç Doğan Aslan Çetin Kara Koç Kurt Özkan Şimşek Polatlı Korkmaz Çakır
  Erdoğan Bozkırlı Kaplan Işık Avcı Güneş Tekin Taş Güler Yavuz Aksoy Gündoğdu Kıvanç Oğuz Oğuzhan Tuğrul Tuğba Ümit Ülkü
  Gökhan Gözde Mustafağa Özgür Özlem Çağlar Çağrı Şükrü Şenol Ayşe Gülşen Işıl Ilgaz İbrahim İsmail İzmir İstanbul Diyarbakır
  Eskişehir Muğla Kırıkkale Şanlıurfa Kütahya Niğde Iğdır Ağrı Tanrıkulu Büyük Küçük Sağlam Bağcı Dağ Değirmenci Yiğit Altıntaş
  Karakaş Ateş Özbek Ünal Üstün Ertuğrul Kazım Nazım Rıza Hıdır Fırat Barış Başak Işın Ahıska Kırca Soyadı Adı Telefonu Şehir`,
  // Lithuanian
  `Žukauskas Kazlauskienė Petraitienė Jankauskaitė Dainė Rūta Jūratė Eglė Ramunė Giedrė Šarūnas Mindaugienė Žilvinas Žygimantas
  Čiurlionis Šimkus Ąžuolas Ąžuolė Bučinskas Mačiulis Račkauskas Vytautė Kęstutis Kęsgaila Ęsas Šiauliai Panevėžys Klaipėda Mažeikiai
  Vėjūnas Žemaitė Šaltėnas Stankevičius Adomavičius Kučinskas Sabaliauskienė Būtėnas Grybauskaitė Nausėda Sakalauskė Brazauskė Bražėnas
  Gediminė Algirdė Džiugas Ignė Jokūbas Ūla Įsrutė Lukšienė Mykolė Vaičiūnas Kavaliūnas Jasiūnas Vilčinskas Tūbelis Marijampolė Švenčionys`,
  // Latvian
  `Bērziņš Kalniņš Ozoliņš Jānis Andrējs Mārtiņš Kārlis Pēteris Jēkabs Rūdolfs Krišjānis Edgārs Aigārs Kaspārs Guntārs Ādolfs Ēriks
  Liepiņa Krūmiņš Zariņš Siliņš Vītols Vanags Lāčplēsis Lācis Šmits Žagars Ņikita Ļaudona Ķegums Ģirts Ģederts Ģertrūde Čaks Rīga
  Jūrmala Liepāja Rēzekne Jēkabpils Daugavpilī Ventspilī Cēsis Ķemeri Ludzā Zīle Vējonis Levits Bērziņa Kaņepe Ābols Ābele Dombrovskis
  Kalnbērziņš Lūsis Zvaigzne Stradiņš Ulmanis Egils Līga Ilzē Zinaīda Mārīte Anniņa Eglītis Kļaviņš Kļava Pļaviņš Puķe Muiža Grīnbergs`,
  // Estonian
  `Tõnu Tõnis Jüri Märt Pärt Kõiv Õnnepalu Jõgi Jõeäär Mägi Sõõrumaa Võru Põlva Põltsamaa Jõhvi Pärnu Kärdla Lõhmus Saarmäe Jõesaar
  Ülle Ülo Ööbik Küünarpuu Kõrv Tõldsepp Rõõm Väljas Käärik Tänak Kütt Šmidt Žirkov Mõttus Pütsepp Põder Kõusaar Lääne`,
  // Albanian
  `Gëzim Përparim Bardhë Shkodër Durrës Tiranë Vlorë Korçë Çelë Kosovë Dritëro Prishtinë Pejë Gjergjë Çlirim Çobani Bushatë Hënë Besë`,
  // Vietnamese
  `Nguyễn Trần Lê Phạm Huỳnh Hoàng Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Trịnh Đoàn Đào Mai Tô Lâm Tạ Hà Văn Thị Hữu Đức Ngọc
  Minh Hùng Dũng Cường Tuấn Hải Sơn Thành Phúc Lộc Thọ Quốc Việt Khánh Bảo Hạnh Hằng Thủy Tuyết Phượng Phương Hường Nhựt Mạnh Tường Vượng
  Sài Gòn Hà Nội Đà Nẵng Huế Cần Thơ Hải Phòng Biên Hòa Nha Trang Vũng Tàu Thái Bình Định Quảng Ngãi Ninh Thuận Hậu Nghĩa Trường Đại Học
  Lương Tín Nhân Trí Dũng Kiệt Đạt Khải Thịnh Hiếu Trọng Thắng Tùng Lập Công Chí Thanh Bích Ánh Yến Oánh Ước Ân Ấn Ẩn Ý Đông Điền Sĩ`,
]
