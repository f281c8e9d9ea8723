select id from customer order by sap_cust_no asc, id asc limit ?
and {} in (?, …) -- {}: short_name
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer

select count(*) from customer
--   Aggregate
--     -> Seq Scan on customer

order by sap_cust_no desc, id desc
--   Limit
--     -> Index Only Scan Backward using customer__sap_cust_no_id_name_short_name_ix on customer

order by id asc
--   Limit
--     -> Index Only Scan using customer_pkey on customer

order by name asc, id asc
--   Limit
--     -> Index Only Scan using customer__name_id_ix on customer

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C"
--           -> Index Scan using customer_pkey on customer
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C", id
--           -> Index Scan using customer_pkey on customer
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and sap_cust_no = ?
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (sap_cust_no = ?)

and sap_cust_no is null
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (sap_cust_no IS NULL)

and sap_cust_no in (?, …)
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (sap_cust_no = ANY (ARRAY[?, ?]))

and sap_cust_no ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
--   Limit
--     -> Index Scan using customer__sap_cust_no_id_name_short_name_ix on customer

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C", id
--           -> Index Scan using customer__name_id_ix on customer
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C", id
--           -> Index Scan using customer__name_id_ix on customer
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sap_cust_no COLLATE "C", id
--           -> Index Scan using customer__name_id_ix on customer
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: name
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: short_name
and {} = ? -- {}: country, province, city, status
and {} is null -- {}: country, province, city
and {} in (?, …) -- {}: country, province, city, status
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: country
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: province
and {} ilike ? escape '\'
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce({}, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- {}: city
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (sap_cust_no ilike ? escape '\' and (sap_cust_no ilike ? escape '\' or squeezed(sap_cust_no) ilike ? escape '\'))
    or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
    or (short_name ilike ? escape '\' and (short_name ilike ? escape '\' or squeezed(short_name) ilike ? escape '\'))
    or (country ilike ? escape '\' and (country ilike ? escape '\' or squeezed(country) ilike ? escape '\'))
    or (province ilike ? escape '\' and (province ilike ? escape '\' or squeezed(province) ilike ? escape '\'))
    or (city ilike ? escape '\' and (city ilike ? escape '\' or squeezed(city) ilike ? escape '\'))
)
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- keyword
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (short_name ilike ? escape '\' and (short_name ilike ? escape '\' or squeezed(short_name) ilike ? escape '\'))
)
  and text_grams(
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(
        replace(
          replace(
            replace(
              replace(
                replace(
                  replace(
                    replace(
                      replace(
                        replace(
                          replace(replace(replace(replace(coalesce(sap_cust_no, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), '
                        )',
                          ''
                      ),
                        ':', ''
                    ),
                      '·', ''
                  ),
                    '–', ''
                ),
                  ' ', ''
              ),
                '－', ''
            ),
              '（', ''
          ),
            '）', ''
        ),
          '：', ''
      ) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(pinyin, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(short_name, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(country, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(province, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(city, ''), '-', ''), ' ', ''), '_', ''), '/', ''), '(', ''), ')', ''), ':', ''), '·', ''), '–', ''), ' ', ''), '－', ''), '（', ''), '）', ''), '：', '') || ' '
    )
  ) @@ ?::tsquery
-- covered
--   Limit
--     -> Index Scan using customer__sap_cust_no_id_name_short_name_ix on customer

and short_name = ?
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (short_name = ?)

and short_name is null
--   Limit
--     -> Index Only Scan using customer__sap_cust_no_id_name_short_name_ix on customer
--           Index Cond: (short_name IS NULL)

select max(id) from customer -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using customer_pkey on customer
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from customer group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on customer

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from customer
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on customer

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from customer
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on customer
