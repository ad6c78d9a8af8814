// Where brothers come from, and what people are called there.
import { list } from './random.ts'

export interface Origin {
  /** How many in a hundred or so have this origin. */
  share: number
  /** Where a brother of this origin lives when he went home. */
  home: readonly string[]
  given: readonly string[]
  family: readonly string[]
}

const origin = (share: number, home: string, given: string, family: string): Origin => ({
  share,
  home: list(home),
  given: list(given),
  family: list(family),
})

export const origins: readonly Origin[] = [
  origin(
    17,
    'Canada, United Kingdom, Australia',
    `William, Thomas, Benjamin, Samuel, Nathaniel, Theodore, Edward, Henry, Charles, Joseph, Daniel, Gregory,
      Owen, Russell, Clark, Warren, Jasper, Silas, Everett, Graham, Miles, Calvin, Dexter, Harlan, Roland, Leland,
      Curtis, Emmett, Simon, Philip, Alden, Wesley, Martin, Hollis, Garrett, Preston`,
    `Whitlock, Pemberton, Ashcombe, Thackeray, Larkin, Prescott, Hadley, Winslow, Fenwick, Garrick, Holloman,
      Kittredge, Lathrop, Merriwether, Northcutt, Ormsby, Pickering, Ridgeway, Stanhope, Tillman, Underhill,
      Vickers, Wadsworth, Yardley, Barlow, Crenshaw, Dunmore, Ellsworth, Farnham, Hathaway, Loomis, Sedgemoor,
      Tolliver, Hargrove, Bascombe, Quimby`,
  ),
  origin(
    6,
    'Ireland',
    `Cormac, Declan, Fergus, Brendan, Colm, Padraig, Ronan, Cathal, Dermot, Finbar, Lorcan, Niall, Oisín, Rory,
      Tadhg, Donal`,
    `Brannigan, Coughlan, Devlin, Fennelly, Geraghty, Hanratty, Kinsella, Loughlin, McInerney, Mulcahy, Nolan,
      O’Dwyer, O’Riordan, Prendergast, Quigley, Tierney`,
  ),
  origin(
    4,
    'United Kingdom',
    `Angus, Callum, Ewan, Gareth, Hamish, Idris, Iestyn, Lewis, Malcolm, Rhodri, Rhys, Struan, Tavish, Torquil,
      Gethin, Alasdair`,
    `Abernethy, Bevan, Carmichael, Drummond, Elphinstone, Farquhar, Gwynne, Haldane, Innes, Kincaid, Lockhart,
      Maddock, Pryce, Rutherglen, Strachan, Tregarth`,
  ),
  origin(
    4,
    'Germany, Germany, Germany, Austria, Switzerland',
    `Konrad, Lukas, Matthias, Florian, Jonas, Anton, Tilman, Benedikt, Ruprecht, Friedrich, Gregor, Hannes, Klaus,
      Lorenz, Moritz, Valentin`,
    `Ackermann, Brenner, Dietrichsen, Eberhardt, Fassbinder, Grünwald, Hoffstetter, Kessler, Lindemann, Mohr,
      Obermeier, Pfeiffer, Reinhold, Steinbach, Thalmann, Weidmann`,
  ),
  origin(
    3,
    'Netherlands, Belgium',
    'Joost, Maarten, Pieter, Sander, Thijs, Wouter, Jeroen, Koen, Floris, Hendrik, Casper, Diederik',
    `van Aalst, Boonstra, van der Berg, Dijkhuis, Hoekstra, Kuipers, Lammers, Mulders, van Rossem, Schipper,
      Terpstra, Verhoeven`,
  ),
  origin(
    6,
    'Norway, Sweden, Denmark, Finland, Iceland',
    `Bo, Nils, Lars, Henrik, Emil, Gustav, Håkon, Jens, Kjell, Magnus, Ola, Per, Rune, Sindre, Torsten, Einar,
      Aksel, Eero, Juhani, Gunnar`,
    `Aaberg, Bjerke, Dahlgren, Ekholm, Falk, Grønvold, Haugland, Isaksen, Kjellberg, Lund, Myhre, Nygaard,
      Østergård, Rask, Sandvik, Thorsen, Virtala, Westberg, Korhola, Hallgrímsson`,
  ),
  origin(
    6,
    'Italy, Switzerland',
    `Alessandro, Bruno, Carlo, Dario, Enzo, Fabio, Giorgio, Lorenzo, Matteo, Nico, Pietro, Renzo, Sandro, Tommaso,
      Ugo, Vittorio`,
    `Amoroso, Bellacqua, Caruana, Danesi, Falconieri, Gallo, Lombardo, Marchetti, Napolitano, Orsini, Pellegrino,
      Ricciardi, Santoro, Tedesco, Valentini, Zanetti`,
  ),
  origin(
    5,
    'Israel, United Kingdom',
    'Aaron, Dov, Eli, Gideon, Isaac, Jonah, Lev, Micah, Nathan, Reuben, Saul, Tobiah, Ezra, Asher, Noam, Amos',
    `Adler, Bernheim, Cantor, Eisenstadt, Feldman, Garfinkel, Hirschfeld, Kaminsky, Lieberman, Mandelbaum,
      Perlmutter, Rosenthal, Shapiro, Tannenbaum, Weissberg, Zuckerman`,
  ),
  origin(
    5,
    'Poland, Czechia, Slovakia, Hungary',
    `Adam, Bartosz, Casimir, Dominik, Filip, Jakub, Karol, Marek, Ondřej, Pavel, Radek, Stefan, Tomasz, Václav,
      Wojciech, Zoltán, András, Petr`,
    `Bielski, Czerwiński, Dvořáček, Gajda, Horváth, Jankowiak, Kolářík, Kowalczyk, Lisowski, Majewski, Novotný,
      Olszewski, Pokorný, Sikorski, Szabados, Urbanek, Wiśniewicz, Zawadzki`,
  ),
  origin(
    3,
    'Ukraine, Estonia, Latvia, Lithuania, Bulgaria',
    'Andriy, Bohdan, Danylo, Ihor, Kiril, Maksim, Mykola, Oleg, Roman, Taras, Vadim, Yaroslav, Jonas, Mart',
    `Bondarenko, Chernenko, Dimitrov, Havrylenko, Ilves, Kalniņš, Kovalenko, Lytvyn, Melnyk, Petrauskas, Shevchuk,
      Tkachenko, Voronin, Zakharchuk`,
  ),
  origin(
    3,
    'Greece, Croatia, Serbia, Slovenia, Romania',
    `Alexandros, Dimitri, Elias, Kostas, Leonidas, Nikolas, Stavros, Theo, Ante, Goran, Luka, Marko, Vuk, Ionuț,
      Radu, Mihai`,
    `Angelakis, Christakos, Drakos, Galanis, Kaloudis, Mavros, Papalexis, Stathakis, Babić, Horvatić, Jurišić,
      Kovačević, Marinović, Petrovac, Ionescu, Munteanu`,
  ),
  origin(
    4,
    'France, France, France, Belgium, Switzerland, Canada',
    `Antoine, Bastien, Cyrille, Étienne, Félix, Gauthier, Henri, Jules, Laurent, Mathieu, Olivier, Pascal, Rémi,
      Sylvain, Thibault, Yves`,
    `Beaumarchand, Chastain, Delacourt, Fontanel, Gauthereau, Laflamme, Marchand, Montclair, Pelletier,
      Rochefontaine, Saint-Amant, Tremblay, Vaillancourt, Bouchard, Duquesne, Verdanne`,
  ),
  origin(
    8,
    `Mexico, Mexico, Mexico, Colombia, Colombia, Spain, Spain, Argentina, Chile, Peru, Uruguay, Ecuador,
      Costa Rica, Panama, Guatemala`,
    `Abel, Alejandro, Andrés, Beltrán, César, Diego, Emiliano, Esteban, Fernando, Gonzalo, Hernán, Ignacio,
      Javier, Joaquín, Julián, Mauricio, Nicolás, Pablo, Ramón, Santiago, Tomás, Ulises`,
    `Aguilar, Barrientos, Cárdenas, Del Valle, Escobedo, Figueroa, Guzmán, Ibarra, Jaramillo, Lozano, Montoya,
      Navarrete, Ocampo, Palacios, Quiroga, Rentería, Sepúlveda, Tejada, Urrutia, Villaseñor, Yáñez, Zambrano`,
  ),
  origin(
    4,
    'Brazil, Brazil, Portugal',
    `Afonso, Caetano, Duarte, Fábio, Gaspar, Heitor, João, Leandro, Marcelo, Nuno, Otávio, Rodrigo, Rui, Thiago,
      Vasco, Xavier`,
    `Almeida, Barroso, Cavalcanti, Carvalhal, Esteves, Figueiredo, Guimarães, Lacerda, Magalhães, Noronha,
      Pacheco, Queiroz, Sampaio, Teixeira, Valadares`,
  ),
  origin(
    4,
    'Lebanon, Egypt, Jordan, Morocco, Tunisia, United Arab Emirates, Qatar',
    'Adel, Bassam, Faris, Hadi, Idris, Jamal, Karim, Marwan, Nabil, Omar, Rami, Sami, Tariq, Walid, Yusuf, Ziad',
    `Abboud, Bakkali, Chalhoub, Darwish, El-Masri, Farouk, Ghanem, Hamdan, Isber, Jabbour, Khoury, Mansour, Nasser,
      Qasim, Sabbagh, Tabbara`,
  ),
  origin(
    3,
    'Turkey, Armenia, Georgia, Azerbaijan, Iran',
    `Arman, Behrouz, Cyrus, Dariush, Emre, Giorgi, Hrant, Kaveh, Kerem, Levan, Navid, Orhan, Raffi, Sina, Tigran,
      Volkan`,
    `Aslanian, Aydemir, Beridze, Davoudi, Erdemir, Farahani, Gharibyan, Hosseinpour, Javadian, Kalantari, Karaca,
      Lomidze, Mardikian, Noori, Özdemir, Tavakoli`,
  ),
  origin(
    7,
    'India, India, India, India, Sri Lanka, Nepal, Bangladesh, Pakistan, Singapore',
    `Aditya, Anil, Ashwin, Dev, Gopal, Hari, Imran, Jayant, Karthik, Manoj, Nikhil, Pranav, Rajesh, Ravi, Rohan,
      Sanjay, Suresh, Tarun, Varun, Vikram, Bilal, Nuwan`,
    `Agarwal, Balakrishnan, Chatterjee, Desai, Fernando, Gokhale, Iyengar, Joshi, Kulkarni, Mehrotra, Menon,
      Mukherjee, Naidu, Pillai, Qureshi, Raghavan, Saxena, Srinivasan, Thapa, Varghese, Wickramasinghe, Rahman`,
  ),
  origin(
    5,
    'China, China, Taiwan, Hong Kong, Singapore, Malaysia',
    'Aidan, Boyang, Calvin, Darren, Haoran, Jian, Junwei, Kai, Leon, Ming, Rui, Shawn, Terence, Wei, Yichen, Zhe',
    'Bao, Chang, Chen, Deng, Fang, Gao, Hsu, Jiang, Kwok, Liang, Lin, Ng, Shen, Tsai, Wong, Zheng',
  ),
  origin(
    4,
    'Japan',
    'Akira, Daichi, Eiji, Haruki, Hiroshi, Kazuo, Kenta, Makoto, Naoki, Ren, Satoshi, Shin, Takumi, Yuto',
    `Aoyama, Fujisawa, Hamada, Ishikura, Kitagawa, Matsuda, Morioka, Nakahara, Ogata, Shimizu, Takahara, Uemura,
      Watabe, Yoshikawa`,
  ),
  origin(
    4,
    'South Korea',
    'Dong-hyun, Eun-woo, Hyun-jin, Jae-won, Ji-ho, Joon, Kyung-soo, Min-ho, Sang-woo, Seung-min, Tae-yang, Woo-jin',
    'Ahn, Bae, Cho, Han, Hwang, Jeong, Kang, Moon, Noh, Paik, Ryu, Seo',
  ),
  origin(
    4,
    'Vietnam, Philippines, Indonesia, Thailand, Malaysia',
    `Anh, Bao, Duc, Khoa, Long, Minh, Quang, Tuan, Arturo, Benjie, Crisanto, Jomar, Rizal, Agus, Budi, Putra,
      Somchai, Niran`,
    `Bui, Dang, Huynh, Luong, Pham, Tran, Vu, Bautista, Dimaculangan, Lacson, Macaraeg, Pangilinan, Hartono,
      Nasution, Siregar, Wibowo, Phromthong, Srisai`,
  ),
  origin(
    6,
    'Ghana, Ghana, Nigeria, Nigeria, Senegal, Côte d’Ivoire, Cameroon',
    'Ade, Babajide, Chidi, Ebo, Femi, Ike, Kelechi, Kwabena, Kwame, Lamine, Modou, Nnamdi, Obinna, Sam, Tunde, Yaw',
    `Abara, Adeyemi-Cole, Bediako, Boateng, Danso, Diallo, Eze, Fofana, Ibekwe, Mbaye, Nwosu, Oduya, Okoro, Owusu,
      Quarshie, Tetteh`,
  ),
  origin(
    4,
    'Kenya, Kenya, Ethiopia, Tanzania, Rwanda, South Africa, Botswana, Zimbabwe, Uganda',
    `Abebe, Baraka, Dawit, Eskinder, Jabari, Kamau, Lerato, Mosi, Njoroge, Sipho, Tafara, Thabo, Vusi, Yonas,
      Tendai, Moses`,
    `Bekele, Chikore, Dlamini, Gatete, Haile, Kariuki, Khumalo, Lekota, Mbatha, Moyo, Mugisha, Mwangi, Ndlovu,
      Odhiambo, Tadesse, Wanjiru`,
  ),
  origin(
    6,
    'Jamaica, Trinidad and Tobago, Barbados, United Kingdom',
    `Andre, Byron, Cedric, Darnell, Errol, Franklin, Garvin, Horace, Isaiah, Jerome, Lionel, Maurice, Otis, Percy,
      Quincy, Reginald, Terrance, Winston`,
    `Alleyne, Bolden, Cumberland, Dupree, Eversley, Fontenot, Gaskins, Hightower, Joubert, Kingsberry, Ledoux,
      Mayfield, Nesbeth, Pettway, Rollins, Sealy, Toussaint, Weathers`,
  ),
  origin(
    2,
    'New Zealand, Fiji, Samoa',
    'Ariki, Hemi, Ioane, Kahu, Manaia, Nikau, Rangi, Sione, Tama, Wiremu, Kimo, Makoa',
    'Faleolo, Kahananui, Kereama, Leota, Ngata-Reid, Parata, Rawiri, Seumalo, Tamapua, Tuala, Waaka, Akana',
  ),
]
