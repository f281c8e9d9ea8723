select id from roller where plant_id = ? order by roll_number asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH roller USING COVERING INDEX roller__roll_number_uq (plant_id=?)

select count(*) from roller where plant_id = ?
order by id asc -- id
--   SEARCH roller USING COVERING INDEX roller__plant_uq (plant_id=?)

order by roll_number desc, id desc
and roll_number is null
and roll_number like ? escape '\'
--   SEARCH roller USING COVERING INDEX roller__roll_number_uq (plant_id=?)

order by {} asc, id asc -- {}: decor_code, sort_order
--   SEARCH roller USING COVERING INDEX roller__plant_{}_id_ix (plant_id=?)

and id = ?
--   SEARCH roller USING INTEGER PRIMARY KEY (rowid=?)

and roll_number = ?
and roll_number in (?, …)
--   SEARCH roller USING COVERING INDEX roller__roll_number_uq (plant_id=? AND roll_number=?)

and {} = ? -- {}: decor_code
and {} is null -- {}: decor_code
and {} in (?, …) -- {}: decor_code
and {} like ? escape '\' -- {}: decor_code
and (roll_number like ? escape '\' or decor_code like ? escape '\') -- keyword, covered
--   SEARCH roller USING COVERING INDEX roller__plant_roll_number_id_decor_code_ix (plant_id=?)

and {} = ? -- {}: state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH roller USING INDEX roller__roll_number_uq (plant_id=?)
