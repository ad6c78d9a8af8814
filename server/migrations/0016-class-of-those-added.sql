-- Who was added by hand got a class alone, and everything a brother filters by reads the pledge class.
update members set pledge_class = class where pledge_class is null and class between 1 and 35;
